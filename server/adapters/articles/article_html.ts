import { Marked, type Tokens } from "marked";
import type { Pictures } from "./article_pictures.ts";

/** The themes of which a picture has a file each. */
const themes = ["light", "dark"] as const;

/**
 * Renders an article's Markdown. HTML in it is refused, and so are addresses other than paths of ours
 * and https: what comes out needs no cleaning. A picture that is not there is left out.
 */
export function articleHtml(body: string, pictures: Pictures): string {
  const marked = new Marked({
    async: false,
    gfm: true,
    renderer: {
      html({ text }) {
        throw new Error(`An article has HTML: ${text}`);
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (/^\/(?!\/)/.test(href)) return `<a href="${escaped(href)}">${words}</a>`;
        if (!/^https:\/\//.test(href)) throw new Error(`An article leads to ${href}`);
        return `<a href="${escaped(href)}" rel="noopener noreferrer" target="_blank">${words}</a>`;
      },
      // A long line is scrolled to, also by keyboard.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`,
      image: (image) => pictureHtml(image, pictures),
    },
  });
  // A picture stands by itself: no paragraph around it.
  return (marked.parse(body) as string).replace(/<p>(<figure.*?<\/figure>|)<\/p>\n?/gs, "$1");
}

function pictureHtml({ href: name, text }: Tokens.Image, pictures: Pictures): string {
  const files = themes.map((theme) => ({ theme, file: pictures.get(`${name}-${theme}.webp`) }));
  if (files.some(({ file }) => !file)) return "";
  const images = files.map(({ theme, file }) =>
    `<img src="/ajuda/figuras/${name}-${theme}.webp?v=${file!.version}" alt="${escaped(text)}"` +
    ` width="${file!.width}" height="${file!.height}" loading="lazy" data-on="${theme}">`
  );
  return `<figure>${images.join("")}</figure>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
