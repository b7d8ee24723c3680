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
