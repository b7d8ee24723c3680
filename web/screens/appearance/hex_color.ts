/** The "#RRGGBB" of what a person typed or pasted ("6200ee", "#62E"); null when it is none. */
export function hexColor(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${six.toUpperCase()}`;
}
