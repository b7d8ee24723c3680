/** The pickaxe, in the colours of the theme. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <path
        d="M6 12c4-6 12-6 16 0M14 8v14"
        stroke="var(--on-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="20.5" cy="19.5" r="2.5" fill="var(--secondary)" />
    </svg>
  );
}
