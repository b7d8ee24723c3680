import type { ColorName } from "../../theme/colors.ts";

/** What the colours are called on screen. */
export const colorLabels: Readonly<Record<ColorName, string>> = {
  sidebarColor: "Barra lateral",
  primaryColor: "Principal",
  cardColor: "Cartões",
};

/** For what fails without a reason that one could act on (SPEC.md §8). */
export const failureMessages = {
  settings: "Falha ao salvar as configurações.",
  saveTheme: "Erro ao salvar o tema.",
  deleteTheme: "Erro ao deletar o tema.",
} as const;

export const title = {
  title: "Aparência",
  note: "Muda agora, em todas as telas abertas.",
} as const;

/** The "#RRGGBB" of what a person typed or pasted ("6200ee", "#62E"); null when it is none. */
export function hexColor(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${six.toUpperCase()}`;
}
