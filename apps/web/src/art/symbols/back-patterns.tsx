const CREAM = '#fdf0dc'

/** What covers the back of each game's cards. */
export function BackPatterns() {
  return (
    <>
      <pattern id="tb-back-gummi-trick" width="32" height="32" patternUnits="userSpaceOnUse" fill={CREAM}>
        <circle cx="8" cy="8" r="4" />
        <path d="m24 3.5 4.5 8h-9ZM4 20.5h8v8H4ZM24 18.5l4.5 6-4.5 6-4.5-6Z" />
      </pattern>
      <pattern
        id="tb-back-bannish"
        width="24"
        height="24"
        patternUnits="userSpaceOnUse"
        fill="none"
        stroke={CREAM}
        stroke-width="1.6"
      >
        <path d="M12 0 24 12 12 24 0 12ZM12 6 18 12 12 18 6 12Z" />
      </pattern>
      <pattern id="tb-back-gudetama" width="26" height="30" patternUnits="userSpaceOnUse" fill={CREAM}>
        <path d="M6.5 2C9.3 2 11.5 5.8 11.5 8.8S9.3 14 6.5 14 1.5 11.8 1.5 8.8 3.7 2 6.5 2ZM19.5 17C22.3 17 24.5 20.8 24.5 23.8S22.3 29 19.5 29 14.5 26.8 14.5 23.8 16.7 17 19.5 17Z" />
      </pattern>
      <pattern
        id="tb-back-sushi-trick"
        width="24"
        height="12"
        patternUnits="userSpaceOnUse"
        fill="none"
        stroke={CREAM}
        stroke-width="1.6"
      >
        <path d="M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0M-8 6a8 8 0 0 1 8-2.5M24 3.5a8 8 0 0 1 8 2.5" />
      </pattern>
      <pattern
        id="tb-back-other"
        width="20"
        height="20"
        patternUnits="userSpaceOnUse"
        fill="none"
        stroke={CREAM}
        stroke-width="1.6"
      >
        <path d="M2 2h16v16H2ZM10 2v16M2 10h16" />
      </pattern>
    </>
  )
}
