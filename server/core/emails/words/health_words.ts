import type { EmailWords } from "../email.ts";

type Problem = {
  readonly label: string;
  readonly figure: string;
  readonly advice: string;
  readonly notice: "OPENED" | "REMINDED" | "RESOLVED";
  /** The health's screen. */
  readonly link: string;
};

/** To an admin, about an alert, and about its end. */
export function healthWords({ label, figure, advice, notice, link }: Problem): EmailWords {
  const button = { label: "Abrir a saúde do sistema", link };
  if (notice === "RESOLVED") {
    return {
      subject: `Resolvido: ${label}`,
      text: `O que avisamos sobre “${label}” está resolvido. Não há nada a fazer.`,
      button,
    };
  }
  return {
    subject: `${notice === "REMINDED" ? "Ainda em alerta" : "Alerta"}: ${label}`,
    text: `${label}: ${figure}.\n\nO que fazer: ${advice}`,
    button,
  };
}
