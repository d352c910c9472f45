import { games } from '@trick-bento/games'
import { type GameKind, must } from '@trick-bento/kit'
import { CardFace } from '@trick-bento/web/art/card.tsx'
import { CardBack } from '@trick-bento/web/art/card-back.tsx'
import { ArtDefs } from '@trick-bento/web/art/defs.tsx'
import { TableSurface } from '@trick-bento/web/art/surface/table-surface.tsx'
import { render } from 'preact'
import '@trick-bento/web/styles/fonts.css'
import '@trick-bento/web/styles/tokens.css'
import './gallery.css'

/** Tables of these sizes, with the ellipse of the mat that fits each. */
const SIZES = [
  { width: 1366, height: 720, mat: { cx: 683, cy: 275, rx: 290, ry: 180 } },
  { width: 1920, height: 1032, mat: { cx: 960, cy: 400, rx: 440, ry: 270 } },
  { width: 390, height: 690, mat: { cx: 195, cy: 300, rx: 160, ry: 150 } },
  { width: 360, height: 640, mat: { cx: 180, cy: 280, rx: 135, ry: 140 } },
  { width: 768, height: 900, mat: { cx: 384, cy: 380, rx: 260, ry: 210 } },
  { width: 740, height: 320, mat: { cx: 370, cy: 120, rx: 150, ry: 90 } },
  { width: 368, height: 200, mat: { cx: 184, cy: 98, rx: 150, ry: 84 } },
] as const

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
const wanted = query.get('game')
const size = query.get('size')

/** The same deck without drawings. */
const undrawn = (kind: GameKind): GameKind => ({
  ...kind,
  id: `undrawn-${kind.id}`,
  at: (seats) => ({ ok: true, value: { ...must(kind.at(seats)), id: `undrawn-${kind.id}` } }),
})

function Tables() {
  return (
    <>
      <ArtDefs />
      {[...games, ...games.map(undrawn)]
        .filter(({ id }) => wanted === null || id === wanted)
        .map((kind) => (
          <div key={kind.id} class="samples">
            {SIZES.filter((_, at) => size === null || Number(size) === at).map((each) => (
              <Table key={each.width} kind={kind} {...each} />
            ))}
          </div>
        ))}
    </>
  )
}

function Table({ kind, width, height, mat }: { kind: GameKind } & (typeof SIZES)[number]) {
  const game = must(kind.at(kind.seats.usual))
  const { letter, symbol, colour } = game.deck.suits[0] ?? { letter: '', symbol: '', colour: '' }
  return (
    <div class="sample-table" style={`width:${width}px;height:${height}px`}>
      <TableSurface game={game} width={width} height={height} mat={mat} />
      <div class="sample-card" style={`left:${mat.cx - 70}px;top:${mat.cy - 60}px`}>
        <CardFace gameId={game.id} suit={letter} rank={7} symbol={symbol} colour={colour} />
      </div>
      <div class="sample-card" style={`left:12px;top:40%;width:33px`}>
        <CardBack gameId={game.id} />
      </div>
      <div class="sample-card" style="left:46%;bottom:24px">
        <CardFace gameId={game.id} suit={letter} rank={4} symbol={symbol} colour={colour} />
      </div>
    </div>
  )
}

render(<Tables />, document.body)
