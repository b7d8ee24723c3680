import { quoted } from "../../help/feedback/feedback.ts";
import type { EmailWords } from "../email.ts";

/** Characters of the person's own words. */
const QUOTE_LENGTH = 300;

/** The words of an answer to what a person wrote to those who run the site. */
export function feedbackAnswerWords(
  { text, answer, link }: { text: string; answer: string; link: string },
): EmailWords {
  return {
    subject: "Respondemos o que você escreveu",
    text: `Olá.\n\n${answer}\n`,
    button: { label: "Ver o que você enviou", link },
    footnote: `Você escreveu: “${quoted(text, QUOTE_LENGTH)}”`,
  };
}
