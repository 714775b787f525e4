import { t } from '../../platform/i18n/i18n.ts'
import type { IconName } from '../../staff-ui/Icon.tsx'

/** What a command is called, its sign, and the keys that do the same, in words. */
export type CommandName = {
  label: string
  icon: IconName
  keys?: string
  /** what it is called where it does not stand in the menu of what it acts on */
  fullLabel?: string
}

/** The names of what is done with modules: those that their menu, the palette and the list of keys show. */
export function moduleCommandNames() {
  return {
    settings: { label: t('Settings'), fullLabel: t('Module settings'), icon: 'settings', keys: t('Alt Enter') },
    comment: { label: t('Comment|verb'), fullLabel: t('Comment on the selected module'), icon: 'addComment', keys: t('Alt K') },
    up: { label: t('Move up'), icon: 'up', keys: 'Alt ↑' },
    down: { label: t('Move down'), icon: 'down', keys: 'Alt ↓' },
    leave: { label: t('Move to another page…'), icon: 'leave' },
    section: { label: t('Put into a section'), icon: 'section', keys: t('Ctrl G') },
    convert: { label: t('Turn into'), icon: 'convert' },
    hide: { label: t('Hide from visitors'), icon: 'hide', keys: t('Ctrl Shift H') },
    unhide: { label: t('Show to visitors'), icon: 'preview', keys: t('Ctrl Shift H') },
    copyStyle: { label: t('Copy style'), icon: 'style', keys: t('Ctrl Alt C') },
    pasteStyle: { label: t('Apply copied style'), icon: 'style', keys: t('Ctrl Alt V') },
    editPart: { label: t('Edit shared part'), icon: 'sharedPart' },
    detachPart: { label: t('Detach from shared part'), icon: 'copy' },
    savePart: { label: t('Save as shared part…'), icon: 'sharedPart' },
    saveTemplate: { label: t('Save as template…'), icon: 'template' },
    duplicate: { label: t('Duplicate'), icon: 'duplicate', keys: t('Ctrl D') },
    copy: { label: t('Copy'), icon: 'copy', keys: t('Ctrl C') },
    cut: { label: t('Cut'), icon: 'cut', keys: t('Ctrl X') },
    paste: { label: t('Paste below'), icon: 'paste', keys: t('Ctrl V') },
    remove: { label: t('Remove'), icon: 'bin', keys: t('Del') },
  } satisfies Record<string, CommandName>
}

/** The names of what is done with a page as a whole: those that its menu, the palette and the list of keys show. */
export function pageCommandNames() {
  return {
    publish: { label: t('Publish'), icon: 'check', keys: t('Ctrl S') },
    compare: { label: t('Show changes on the page'), icon: 'review', keys: 'F8' },
    undo: { label: t('Undo'), icon: 'undo', keys: t('Ctrl Z') },
    redo: { label: t('Redo'), icon: 'redo', keys: t('Ctrl Shift Z') },
    edit: { label: t('Edit page'), icon: 'pencil', keys: 'E' },
    done: { label: t('Done, stop editing'), icon: 'check' },
    settings: { label: t('Page settings'), icon: 'settings' },
    tree: { label: t('All pages'), icon: 'screen' },
    versions: { label: t('Versions'), icon: 'history' },
    preview: { label: t('Preview'), icon: 'preview' },
    share: { label: t('Share…'), icon: 'link' },
    duplicate: { label: t('Duplicate page'), icon: 'duplicate' },
    easyRead: { label: t('Easy Read version'), icon: 'easyRead' },
    signLanguage: { label: t('Sign language version'), icon: 'signLanguage' },
    takeVariant: { label: t('Take a page you have as a version…'), icon: 'page' },
    current: { label: t('Fits its page again'), icon: 'check' },
    freeVariant: { label: t('Make it a page of its own…'), fullLabel: t('Make this version a page of its own…'), icon: 'page' },
    template: { label: t('Save page as template…'), icon: 'template' },
    export: { label: t('Export page'), icon: 'leave' },
    import: { label: t('Import page…'), icon: 'upload' },
    palette: { label: t('All commands'), icon: 'search', keys: t('Ctrl K') },
    changes: { label: t('Unpublished changes'), icon: 'page' },
    review: { label: t('For review…'), icon: 'review' },
    discard: { label: t('Discard draft…'), icon: 'bin' },
    outline: { label: t('Show outline'), icon: 'panelLeft' },
    foldOutline: { label: t('Hide outline'), icon: 'panelLeft' },
    inspector: { label: t('Show settings'), icon: 'panelRight' },
    foldInspector: { label: t('Hide settings'), icon: 'panelRight' },
    comments: { label: t('Comments'), icon: 'comment' },
    checker: { label: t('Check'), fullLabel: t('Check page'), icon: 'checkList' },
    shortcuts: { label: t('Shortcuts'), icon: 'keyboard', keys: t('Ctrl / or ?') },
    record: { label: t('Edit in admin'), icon: 'pencil' },
  } satisfies Record<string, CommandName>
}
