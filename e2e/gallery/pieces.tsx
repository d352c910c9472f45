import { games } from '@trick-bento/games'
import { Avatar } from '@trick-bento/web/art/avatar.tsx'
import { avatarsOf } from '@trick-bento/web/art/avatars.ts'
import { CardBack } from '@trick-bento/web/art/card-back.tsx'
import { ArtDefs } from '@trick-bento/web/art/defs.tsx'
import { Chip } from '@trick-bento/web/art/pieces/chip.tsx'
import { Coin } from '@trick-bento/web/art/pieces/coin.tsx'
import { CrackedEgg } from '@trick-bento/web/art/pieces/cracked-egg.tsx'
import { Crown } from '@trick-bento/web/art/pieces/crown.tsx'
import { Puff } from '@trick-bento/web/art/pieces/puff.tsx'
import { Rack } from '@trick-bento/web/art/pieces/rack.tsx'
import { Seals } from '@trick-bento/web/art/pieces/seals.tsx'
import { Shout } from '@trick-bento/web/art/pieces/shout.tsx'
import { Star } from '@trick-bento/web/art/pieces/star.tsx'
import { render } from 'preact'
import '@trick-bento/web/styles/fonts.css'
import '@trick-bento/web/styles/tokens.css'
import './gallery.css'

const GROUNDS = ['#e3c08b', '#f3c9bd', '#2f4170', '#b8361f', '#45150f']
const NAMES = ['You', 'Greta', 'Kenji', 'Ines', 'Tomas', 'Mira', 'Olu', 'Ada', 'Ben', 'Cleo', 'Dai', 'Eva']

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light'

/** The pieces on each kind of ground, card backs as small as they get, and avatars. */
function Pieces() {
  return (
    <>
      <ArtDefs />
      {GROUNDS.map((ground) => (
        <div key={ground} class="sample-pieces" style={`background:${ground}`}>
          {[56, 24].map((size) => (
            <p key={size} class="samples" style={`font-size:${size / 1.25}px`}>
              <Rack places={4} filled={1} border={3} colour="#17494d" />
              <Rack places={4} filled={7} border={3} colour="#8a2a4b" />
              <Rack places={3} filled={0} colour="#17494d" />
              <Seals places={2} filled={1} />
              <Star />
              <Coin text="+3" />
              <Coin text="+12" />
              <Chip />
              <Crown />
              <CrackedEgg />
              <Puff />
              <Shout text="BANNISH!!" />
              <Shout text="バニッシュ!!" />
            </p>
          ))}
          <p class="samples">
            {[...games.map(({ id }) => id), 'hearts'].map((id) => (
              <span key={id} class="sample-fan">
                {[-24, -8, 8, 24].map((turn) => (
                  <span key={turn} style={`rotate:${turn}deg`}>
                    <CardBack gameId={id} />
                  </span>
                ))}
              </span>
            ))}
            {avatarsOf(NAMES).map((look, seat) => (
              <span key={look.drawing} class="sample-avatar" title={NAMES[seat]!}>
                <Avatar look={look} you={seat === 0} />
              </span>
            ))}
          </p>
        </div>
      ))}
    </>
  )
}

render(<Pieces />, document.body)
