import type { SendingMode } from "../../__generated__/BotForm_viewer.graphql.ts";

/** The ways to send, as one chooses among them. */
export const sendingModes: Record<SendingMode, { name: string; what: string }> = {
  TELEGRAM: { name: "Telegram", what: "Pelo seu bot, nos grupos e canais em que ele está." },
  USER_WHATSAPP: { name: "Seu WhatsApp", what: "Pelo seu número, como um aparelho conectado." },
  EVOLUTION_GATEWAY: {
    name: "Gateway Evolution",
    what: "Pelo seu número, através do gateway deste site.",
  },
  PLATFORM_WHATSAPP: {
    name: "WhatsApp da plataforma",
    what: "Por um número que o administrador configura.",
  },
};
