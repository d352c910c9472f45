import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { findGame, games } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { Rulebook } from '../rules/rulebook.tsx'
import './rules.css'

/** `/rules/GAME` are the rules of a game; `/rules` leads to them. */
export default function RulesPage() {
  const [, , id = ''] = route.value.path.split('/')
  const kind = findGame(id)
  const w = words.value
  const texts = kind && gameTexts(kind)
  const title = texts === undefined ? w.rules.all : w.rules.title(texts.shortTitle)
  useEffect(() => {
    document.title = `${title} · ${w.common.appName}`
  }, [title])
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

/** The address leads to the rule that is looked at, without a step in the browser's history. */
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
