/**
 * Gives GraphiQL's parts the site's colours, also when an admin changes them: it takes hues,
 * saturations and lightnesses, ours are computed by the browser.
 */
export function followColors(place: HTMLElement) {
  const root = document.documentElement;
  const apply = () => {
    for (const [name, color] of Object.entries(colors)) {
      root.style.setProperty(`--graphiql-${name}`, hslOf(color, place));
    }
  };
  apply();
  new MutationObserver(apply).observe(root, { attributeFilter: ["data-theme"] });
  new MutationObserver(apply).observe(document.head, { childList: true, subtree: true });
}

/** GraphiQL's colours in the words of web/theme/tokens.css. */
const colors = {
  primary: "var(--accent-text)",
  base: "var(--card-surface)",
  neutral: "var(--text)",
} as const;

/** Returns a colour as "320, 95%, 43%". */
function hslOf(color: string, place: HTMLElement): string {
  const probe = document.createElement("i");
  probe.className = "on-card";
  probe.style.color = color;
  place.after(probe);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((one) => one / 255);
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const lightness = most - range / 2;
  const hue = range === 0
    ? 0
    : most === r
    ? ((g - b) / range + 6) % 6
    : most === g
    ? (b - r) / range + 2
    : (r - g) / range + 4;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return `${Math.round(hue * 60)}, ${percent(saturation)}, ${percent(lightness)}`;
}
