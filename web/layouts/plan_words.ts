import { countLabel, numberLabel } from "../ui/text/numbers.ts";

/** What is used of the month's messages: "42 de 200 mensagens"; a limit below 0 is none. */
export const messagesUsed = (used: number, most: number) =>
  most < 0
    ? `${countLabel(used, "mensagem", "mensagens")} · sem limite`
    : `${numberLabel(used)} de ${countLabel(most, "mensagem", "mensagens")}`;
