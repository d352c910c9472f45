export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <rect x="2" y="2" width="60" height="60" rx="14" fill="#2e0f0b" />
      <rect x="5" y="5" width="54" height="54" rx="11" fill="#b72f18" />
      <path
        d="M17 9H30.5V30.5H9V17A8 8 0 0 1 17 9ZM33.5 9H47A8 8 0 0 1 55 17V30.5H33.5ZM9 33.5H30.5V55H17A8 8 0 0 1 9 47ZM33.5 33.5H55V47A8 8 0 0 1 47 55H33.5Z"
        fill="#fff3de"
      />
      <circle cx="20.3" cy="20.3" r="7.2" fill="#c62f1d" />
      <path d="M43.7 13.5 51 26H36.4Z" fill="#e79f14" stroke="#e79f14" stroke-width="2" stroke-linejoin="round" />
      <path
        d="M20.3 36.4 26.8 43.9 20.3 51.4 13.8 43.9Z"
        fill="#2b7a3a"
        stroke="#2b7a3a"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <rect x="37.2" y="37.2" width="13.2" height="13.2" rx="2.4" fill="#1c5fb0" />
    </svg>
  )
}
