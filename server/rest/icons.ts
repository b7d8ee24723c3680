import { icons as lucide } from "@iconify-json/lucide";
import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { getIcons } from "@iconify/utils/lib/icon-set/get-icons";
import { iconToHTML } from "@iconify/utils/lib/svg/html";
import { iconToSVG } from "@iconify/utils/lib/svg/build";
import type { Context, Hono } from "hono";
import type { HttpEnv } from "../http/http_env.ts";

/** Icon sets by their prefix. */
const sets = new Map([[lucide.prefix, lucide]]);

/** By name, and not as an object's property: a set has no icon called `constructor`. */
const known = new Map([...sets].map(([prefix, { icons, aliases = {} }]) => {
  return [prefix, new Set([...Object.keys(icons), ...Object.keys(aliases)])];
}));

/** Icons in one answer at most; more take several requests. */
const MOST = 100;

/** Seconds that an answer may be kept: an icon changes with a release of its set at most. */
const headers = {
  "cache-control": `public, max-age=${7 * 24 * 60 * 60}, stale-while-revalidate=${24 * 60 * 60}`,
  "x-content-type-options": "nosniff",
};

/**
 * `GET /api/icons/{prefix}.json?icons=a,b` and `/api/icons/{prefix}/{name}.svg`, also below
 * `/api/_nuxt_icon`: icons by name. Source: Iconify's API protocol.
 */
export function iconRoutes(app: Hono<HttpEnv>) {
  for (const path of ["/api/icons", "/api/_nuxt_icon"]) {
    app.get(`${path}/:file{[^/]+\\.json}`, answerIcons);
    app.get(`${path}/:prefix/:file{[^/]+\\.svg}`, answerDrawing);
  }
}

function answerIcons(c: Context<HttpEnv>) {
  const prefix = c.req.param("file")!.slice(0, -".json".length);
  const set = sets.get(prefix);
  if (!set) return c.json({ message: "Este conjunto de ícones não existe." }, 404);
  const names = [...new Set((c.req.query("icons") ?? "").split(","))].filter(Boolean);
  if (names.length === 0 || names.length > MOST) {
    return c.json({ message: `Peça de 1 a ${MOST} ícones.` }, 400);
  }
  const found = names.filter((name) => known.get(prefix)!.has(name));
  const missing = names.filter((name) => !found.includes(name));
  const answer = getIcons(set, found) ?? { prefix, icons: {} };
  return c.json({ ...answer, ...missing.length > 0 && { not_found: missing } }, 200, headers);
}

function answerDrawing(c: Context<HttpEnv>) {
  const prefix = c.req.param("prefix")!;
  const name = c.req.param("file")!.slice(0, -".svg".length);
  const icon = known.get(prefix)?.has(name) && getIconData(sets.get(prefix)!, name);
  if (!icon) return c.json({ message: "Este ícone não existe." }, 404);
  const { attributes, body } = iconToSVG(icon);
  return c.body(iconToHTML(body, attributes), 200, {
    ...headers,
    "content-type": "image/svg+xml; charset=utf-8",
  });
}
