import { escape } from "entities";
import type Mail from "nodemailer/lib/mailer";
import type { Email } from "../../core/emails/email.ts";

export type Sender = { readonly name: string; readonly address: string };

/** Builds an email with plain text and HTML. The message id comes from `key`. */
export function mimeMessage(email: Email, from: Sender, key: string): Mail.Options {
  return {
    from,
    to: { name: "", address: email.to }, // as an object: a comma in the address makes no second recipient
    subject: email.subject,
    ...renderEmail(email, from.name),
    messageId: `<${key}@${from.address.split("@")[1]}>`,
    textEncoding: "quoted-printable", // readable in a file
    headers: { "auto-submitted": "auto-generated" }, // no automatic replies
  };
}

/** Renders an email as plain text and as HTML, in the appearance's colour. */
export const renderEmail = (email: Email, siteName: string) => ({
  text: textOf(email),
  html: htmlOf(email, siteName),
});

function textOf({ text, button, footnote }: Email): string {
  const parts = [text.trim(), button && `${button.label}:\n${button.link}`, footnote?.trim()];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const BODY = "margin:0;padding:24px;background:#f5f5f7;font:16px/1.5 Arial,sans-serif;color:#222";
const CARD = "max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px";
const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:8px;text-decoration:none;font-weight:bold";
/** The product's own colour of what is to be pressed. */
const COLOR = "#4E0DC2";
const SMALL = "font-size:14px;color:#555";

/** Styles are inline: most mail programs ignore others. */
function htmlOf(
  { subject, text, button, footnote, color = COLOR }: Email,
  siteName: string,
): string {
  const paragraphs = (words: string, style = "") =>
    words.trim().split(/\n{2,}/).map((words) =>
      `<p style="${style}">${escape(words).replaceAll("\n", "<br>")}</p>`
    ).join("\n");
  const shown = button &&
    `<p><a href="${escape(button.link)}" style="${BUTTON};background:${color};color:${
      readableOn(color)
    }">${escape(button.label)}</a></p>
<p style="${SMALL}">Se o botão não abrir, copie este endereço:<br><span style="word-break:break-all">${
      escape(button.link)
    }</span></p>`;
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${
    escape(subject)
  }</title></head>
<body style="${BODY}">
<div style="${CARD}">
<p style="font-weight:bold">${escape(siteName)}</p>
${[paragraphs(text), shown, footnote && paragraphs(footnote, SMALL)].filter(Boolean).join("\n")}
</div>
</body>
</html>
`;
}

/** Returns white or black, whichever stands out more on "#RRGGBB". Source: WCAG 2, contrast ratio. */
function readableOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#fff" : "#000";
}
