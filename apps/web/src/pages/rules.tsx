import { route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { findGame, games } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { Rulebook } from '../rules/rulebook.tsx'
import './rules.css'

/** `/rules`: links to all rules. `/rules/GAME`: the rules of a game. */
export default function RulesPage() {
  const [, , id = ''] = route.value.path.split('/')
  const kind = findGame(id)
  const w = words.value
  const texts = kind && gameTexts(kind)
  const title = texts === undefined ? w.rules.all : w.rules.title(texts.shortTitle)
  usePageTitle(title)
  return (
    <>
      <TopBar title={title} />
      <section class="sheet rules-page">
        {kind === undefined ? (
          <RuleList isUnknown={id !== ''} />
        ) : (
          <>
            <p class="actions">
              <a class="button primary" href={`/play/${kind.id}`}>
                <Icon name="play" /> {w.rules.play}
              </a>
              <a class="button" href={`/learn/${kind.id}`}>
                {w.rules.learn}
              </a>
            </p>
            <Rulebook gameId={kind.id} level={2} at={route.value.fragment} onPlace={notePlace} />
          </>
        )}
      </section>
    </>
  )
}

/** Puts the current rule into the address, without an entry in the browser's history. */
function notePlace(id: string): void {
  history.replaceState(null, '', `#${id}`)
}

function RuleList({ isUnknown }: { isUnknown: boolean }) {
  const w = words.value.rules
  return (
    <>
      {isUnknown && <p>{w.notFound}</p>}
      <ul class="rules-of-all">
        {games.map((kind) => (
          <li key={kind.id}>
            <a class="button" href={`/rules/${kind.id}`}>
              <Icon name="rules" /> {w.title(gameTexts(kind).title)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
