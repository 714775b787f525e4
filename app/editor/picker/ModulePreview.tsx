import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type ContentNode, emptyDocument, ModuleViewsContext, PlainRegion, type Region } from '../../content/index.ts'
import type { ModuleDefinition } from '../../modules/definition.ts'
import { loadedModuleView } from '../../modules/loaded-views.tsx'
import type { PictureSource } from '../../platform/media/picture.ts'
import staff from '../../staff-ui/staff-theme.module.css'
import { exampleData } from './example-data.ts'
import { ModuleSign } from './ModuleSign.tsx'
import styles from './picker.module.css'

/** Shorter than this, what a view shows is a label without what it stands for. */
const MIN_WORDS = 8

type Props = { definition: ModuleDefinition; region: Region; pictures: PictureSource[] }

/** What a module looks like in this house, small: its view with example data. Its sign where the view has nothing to show yet. */
export function ModulePreview({ definition, region, pictures }: Props) {
  const shown = useMemo(() => exampleRegion(definition, region, pictures), [definition, region, pictures])
  return <RegionPreview region={shown} sign={<ModuleSign definition={definition} className={styles.large} />} />
}

type NodesProps = { nodes: ContentNode[]; region: Region; pictures: Region['prepared']['pictures']; sign: ReactNode }

/** What modules look like, small, without the data that they show besides their own fields. */
export function NodesPreview({ nodes, region, pictures, sign }: NodesProps) {
  const shown = useMemo(() => regionOf(region, nodes, pictures), [region, nodes, pictures])
  return <RegionPreview region={shown} sign={sign} />
}

function RegionPreview({ region, sign }: { region: Region; sign: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  useLayoutEffect(() => setEmpty(!stage.current || showsNothing(stage.current)), [])
  return (
    <div className={`${staff.site} ${styles.preview}`} aria-hidden="true" inert>
      {isEmpty ? (
        sign
      ) : (
        <Fallback sign={sign}>
          <div ref={stage} className={styles.stage}>
            <ModuleViewsContext value={loadedModuleView}>
              <PlainRegion region={region} />
            </ModuleViewsContext>
          </div>
        </Fallback>
      )}
    </div>
  )
}

/** Whether a view shows neither words nor pictures of the example, as one does that plays what is chosen later. */
function showsNothing(stage: HTMLElement): boolean {
  return stage.querySelector('img') === null && (stage.textContent ?? '').trim().length < MIN_WORDS
}

/** The page's region with nothing but the module in it. */
function exampleRegion(definition: ModuleDefinition, region: Region, pictures: PictureSource[]): Region {
  const { type, version, columns } = definition
  const data = exampleData(
    definition,
    pictures.map(({ id }) => id),
  )
  const node = {
    id: `example-${type}`,
    type,
    version,
    data,
    ...(columns ? { columns: emptyDocument(Number(data.layout ?? 0)).columns } : {}),
  }
  return regionOf(region, [node], Object.fromEntries(pictures.map((picture) => [picture.id, picture])))
}

function regionOf(region: Region, nodes: ContentNode[], pictures: Region['prepared']['pictures']): Region {
  const document = { ...emptyDocument(), columns: [{ classes: '', children: nodes }] }
  return {
    ...region,
    containers: [{ id: -1, slug: '', revision: 0, hasDraft: false, document }],
    prepared: { pictures, data: {} },
    staticNodes: [],
  }
}

/** Shows the sign of a module whose view cannot show the example. */
class Fallback extends Component<{ sign: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? this.props.sign : this.props.children
  }
}
