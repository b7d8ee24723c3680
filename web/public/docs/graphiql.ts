/*
 * The script of the page at /graphql: shows the editor in the site's colours, names its viewer, and
 * offers them the app.
 */
import { hasConsent } from "../../browser/consent.ts";
import { paths } from "../../paths.ts";
import { onMode } from "../../theme/mode.ts";
import { graphiqlFetcher, send } from "./graphiql_fetcher.ts";
import { followColors } from "./graphiql_colors.ts";

declare const YogaGraphiQL: {
  renderYogaGraphiQL: (element: Element, options: object) => void;
};

const place = document.getElementById("graphiql")!;
const { query = "", chosen, name = "", workers = "{}" } = place.dataset;
const addresses: Record<string, string> = JSON.parse(workers);

Object.assign(globalThis, {
  MonacoEnvironment: {
    globalAPI: false,
    getWorkerUrl: (_module: string, label: string) => addresses[label],
  },
});

/** Without the person's consent nothing is stored; their keys never are. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

const escaped = document.createElement("span");
escaped.textContent = name;

YogaGraphiQL.renderYogaGraphiQL(place, {
  fetcher: graphiqlFetcher(),
  title: escaped.innerHTML, // it is written as HTML
  logo: " ",
  defaultQuery: query,
  ...(chosen !== undefined && { query }),
  ...(!hasConsent() && { storage: memoryStorage() }),
  shouldPersistHeaders: false,
  showPersistHeadersSettings: false,
  forcedTheme: document.documentElement.dataset.theme,
  onEditQuery: () => {}, // or each letter would be written into the address
});
followColors(place);
onMode(() => location.reload()); // the editor reads its theme once; its tabs are stored

const { data } = await send({ query: "{ viewer { displayName } }" }, {});
const viewer = document.getElementById("graphiql-viewer");
if (data?.viewer && viewer) {
  viewer.textContent =
    `Você está na sua conta, ${data.viewer.displayName}: o que for executado aqui vale de verdade.`;
  // The page is the same for everybody: its bar offers an account.
  const ofBar = (path: string) =>
    document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)!;
  ofBar(paths.login).remove();
  Object.assign(ofBar(paths.register), { href: paths.generator, textContent: "Abrir o app" });
}
