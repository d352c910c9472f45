import { useSignal } from '@preact/signals'
import type { GameRecord } from '@trick-bento/kit'
import { useEffect } from 'preact/hooks'
import { urlOf } from '../app/base-path.ts'
import { go } from '../app/router.ts'
import { Icon } from '../art/icons.tsx'
import { findGame } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { fragmentOf, linkOf } from '../records/link.ts'
import { dealAddress } from './deal-address.ts'
import { download } from './download.ts'
import { ShareLinkButton } from './share-link-button.tsx'

/** Buttons to share the link of a finished game and to download its record. */
export function ShareButtons({ record }: { record: GameRecord }) {
  return (
    <>
      <ShareButton record={record} />
      <button type="button" class="button" onClick={() => download(record)}>
        <Icon name="download" /> {words.value.end.download}
      </button>
    </>
  )
}

function ShareButton({ record }: { record: GameRecord }) {
  const w = words.value.end
  // The link is created in advance, because some browsers allow sharing and copying only during the click.
  const link = useSignal<string | undefined>(undefined)
  useEffect(() => {
    link.value = undefined
    void linkOf(record).then((made) => {
      link.value = made
    })
  }, [JSON.stringify(record)])
  return <ShareLinkButton icon="share" label={w.share} link={link.value} title={w.shareTitle(titleOf(record))} />
}

/** Opens the replay of a finished game. */
export function ReplayButton({ record }: { record: GameRecord }) {
  const show = async (): Promise<void> => go(`/replay#${await fragmentOf(record)}`)
  return (
    <button type="button" class="button" onClick={show}>
      <Icon name="eye" /> {words.value.end.replay}
    </button>
  )
}

/** Shares the deal of a game, so that another person can play it. The seed must give the recorded deal. */
export function DealButton({ record }: { record: GameRecord }) {
  const { game, seats, seed, options } = record
  if (seed === undefined || findGame(game) === undefined) return null
  const w = words.value.end
  const link = urlOf(dealAddress({ game, seats, seed, options }))
  return <ShareLinkButton icon="link" label={w.challenge} link={link} title={w.shareTitle(titleOf(record))} />
}

function titleOf({ game }: GameRecord): string {
  const kind = findGame(game)
  return kind === undefined ? game : gameTexts(kind).title
}
