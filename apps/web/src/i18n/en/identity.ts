import { count } from '@trick-bento/words/en'

export const identity = {
  title: 'You online',
  link: 'Who you are at online tables',
  keyAbout:
    'At online tables you are a secret key, which this browser keeps where no script can read it; there is no account. Whoever has the key is you, and a name is only for show.',
  nobody: 'This device is nobody yet. It gets its key when you first open a table or sit down at one.',
  somebody: 'This device has its key.',
  kept: 'What the server keeps',
  keptKey: 'a fingerprint of your key, never the key itself',
  keptTables:
    'of each table where you sat: the name you typed, what you played and what you said; your results and ratings',
  keptPasskeys: 'of a passkey its public half, and when it was made and used',
  keptDevices: 'of devices that a passkey has joined: the kind of browser, and since when',
  keptPush: 'if you want notices: where your browser takes them',
  keptNot: 'No e-mail, no network address, nothing about what you do elsewhere.',

  passkeys: 'Passkeys',
  passkeysAbout:
    'A passkey takes you along: on another device it makes you the same person, with the same seats and games. Your fingerprint, face or code stays on your device.',
  noPasskeys:
    'Passkeys do not work at this address or in this browser. They need an address that begins with https, or this very computer at “localhost”.',
  add: 'Add a passkey',
  use: 'It’s me: use a passkey',
  useAsk:
    'This device becomes who the passkey says. Who it has been until now is left behind, with all seats and games, unless that person has a passkey too. Go on?',
  added: 'The passkey was added.',
  used: 'Welcome back! This device is you now.',
  since: (date: string): string => `since ${date}`,
  usedOn: (date: string): string => `last used ${date}`,
  unnamed: 'Some device',
  remove: 'Remove',
  removePasskey: (label: string, date: string): string => `Remove the passkey ${label}, since ${date}`,
  removeAsk: 'Remove this passkey? It can then no longer be used here. Delete it on your device too.',
  lastAsk: 'This is your only passkey. Without it you exist on the devices below alone. Remove it?',

  devices: 'Devices that are you',
  thisDevice: 'this device',
  signOut: 'Sign out',
  signOutDevice: (label: string, date: string): string => `Sign out ${label}, since ${date}`,
  signOutOthers: (n: number): string => `Sign out ${count(n, 'other device')}`,

  notices: 'Notices',
  noticesAbout: 'When it is your turn and no page of the table is open, your browser can tell you, once a turn.',
  noticesOn: 'Tell me when it is my turn',
  noticesOff: 'Tell me no more',
  noticesAreOn: 'You will be told when it is your turn.',
  noticesDenied: 'This browser does not allow notices here. You can change that in its settings for this site.',
  noNotices: 'This browser cannot bring notices here. On an iPhone or iPad, put the page on the home screen first.',

  end: 'The way out',
  forget: 'Forget me on this device',
  forgetAbout: 'The next time you sit down here, you are somebody new.',
  forgetAsk: 'Forget you on this device? Your passkey brings you back.',
  forgetAskLost:
    'Forget you on this device? You have no passkey, so your seats and games are lost to you for good, and nobody can bring them back.',
  delete: 'Delete what the server knows about me',
  deleteAbout:
    'Passkeys, devices, notices, your history and your ratings go, and nobody can be you any more. Games that others played with you keep the name that you typed there.',
  deleteAsk: 'Delete it all, on every device? There is no way back.',
  gone: 'Done. This device is nobody now.',

  failures: {
    offline: 'There is no server for online tables here, or it does not answer.',
    'not-done': 'Nothing was changed: the question was closed, or nobody answered it in time.',
    'already-there': 'This device has a passkey of yours already.',
    'bad-passkey': 'This passkey is not known here, or it was not accepted. Please try again.',
    'too-many': 'That was too much at once. Please wait a little.',
    'not-found': 'That is gone already.',
    other: 'That did not work.',
  },
}
