import type { ContentNode } from '../document.ts'
import type { RenderData } from '../module-registry.server.ts'

/** The content type of the containers of shared parts, and the name of their record type. */
export const SHARED_PART = 'shared-part'
/** The same of templates. */
export const TEMPLATE = 'template'
/** The module type that embeds a container. */
export const EMBEDDING_MODULE = 'container'

/** A shared part in a response: the slug by which modules embed it, and at how many places they do. */
export type SharedPart = { id: number; title: string; slug: string; places: number; nodes: ContentNode[] }

/** A place where a shared part is shown; `isDraft` where visitors do not see it yet, `url` empty where there is none to edit it. */
export type ShownPlace = { title: string; url: string; isDraft: boolean }

/** A template in a response; one of a page has the modules of all its containers. */
export type Template = { id: number; kind: 'modules' | 'page'; title: string; nodes: ContentNode[] }

/** All of them, with the pictures that previews show. */
export type Reusables = { parts: SharedPart[]; templates: Template[]; pictures: RenderData['pictures'] }
