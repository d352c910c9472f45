import { count } from '@trick-bento/words/en'

export const identity = {
  title: 'You online',
  link: 'Your identity at online tables',
  keyAbout:
    'At online tables a secret key identifies you. This browser keeps it where no script can read it; there is no account. Anyone who has the key is you, and a name is only for display.',
  noKey: 'This device has no key yet. It gets one when you first open a table or sit down at one.',
  hasKey: 'This device has a key.',
  kept: 'What the server keeps',
  keptKey: 'a fingerprint of your key, never the key itself',
  keptTables:
    'of each table where you sat: the name you typed, what you played and what you said; your results and ratings',
  keptPasskeys: 'of a passkey its public half, and when it was made and used',
  keptDevices: 'of devices that a passkey has joined: the kind of browser, and since when',
  keptPush: 'if you turn on notifications: the address at which your browser receives them',
  keptNot: 'No e-mail, no network address, nothing about what you do elsewhere.',

  passkeys: 'Passkeys',
  passkeysAbout:
    'With a passkey you are the same person on another device, with the same seats and games. Your fingerprint, face or code stays on your device.',
  noPasskeys:
    'Passkeys do not work at this address or in this browser. They need an address that begins with https, or “localhost” on this computer.',
  add: 'Add a passkey',
  use: 'It’s me: use a passkey',
  useAsk:
    'This device will act as the owner of the passkey. Its present seats and games are lost to it, unless they belong to a passkey too. Continue?',
  added: 'The passkey was added.',
  used: 'Welcome back! This device is now yours too.',
  since: (date: string): string => `since ${date}`,
  usedOn: (date: string): string => `last used ${date}`,
  unnamed: 'Unknown device',
  remove: 'Remove',
  removePasskey: (label: string, date: string): string => `Remove the passkey ${label}, since ${date}`,
  removeAsk: 'Remove this passkey? It can then no longer be used here. Delete it on your device too.',
  lastAsk: 'This is your only passkey. Without it, only the devices below can act as you. Remove it?',

  devices: 'Your devices',
  thisDevice: 'this device',
  signOut: 'Sign out',
  signOutDevice: (label: string, date: string): string => `Sign out ${label}, since ${date}`,
  signOutOthers: (n: number): string => `Sign out ${count(n, 'other device')}`,

  notices: 'Notifications',
  noticesAbout:
    'When it is your turn and the table is not open on your screen, your browser can notify you, once per turn.',
  noticesOn: 'Notify me when it is my turn',
  noticesOff: 'Stop notifying me',
  noticesAreOn: 'You will be notified when it is your turn.',
  noticesDenied: 'This browser does not allow notifications here. You can change that in its settings for this site.',
  noNotices:
    'This browser cannot show notifications from here. On an iPhone or iPad, add the page to the home screen first.',

  end: 'Sign out or delete',
  forget: 'Forget me on this device',
  forgetAbout: 'The next time you sit down here, you start as a new person.',
  forgetAsk: 'Forget you on this device? Your passkey brings you back.',
  forgetAskLost:
    'Forget you on this device? You have no passkey, so your seats and games are lost to you for good, and nobody can bring them back.',
  delete: 'Delete what the server knows about me',
  deleteAbout:
    'Your passkeys, devices, notifications, history and ratings are deleted, and no device can act as you any more. Games that others played with you keep the name that you typed there.',
  deleteAsk: 'Delete everything, on every device? This cannot be undone.',
  gone: 'Done. This device has no key any more.',

  failures: {
    offline: 'There is no server for online tables here, or it does not answer.',
    'not-done': 'Nothing was changed: the question was closed, or nobody answered it in time.',
    'already-there': 'This device already has a passkey of yours.',
    'bad-passkey': 'This passkey is not known here, or it was not accepted. Please try again.',
    'too-many': 'Too many requests. Please wait a little.',
    'not-found': 'That no longer exists.',
    other: 'That did not work.',
  },
}
