import { spawn } from "node:child_process";
import { basename, dirname, relative, resolve } from "node:path";
import { execPath } from "node:process";
import MagicString from "magic-string";
import { parseSync, type Plugin, Visitor } from "vite";

const artifacts = resolve("web/__generated__");

/** What an artifact says of each field without it; Relay takes a missing one as the same. */
const EMPTY = /"(?:alias|args|storageKey)": null,?/g;

/** The id of the operation in its artifact. */
const PARAMS_ID = /"params": \{\s*"id": "(\w+)"/;

/**
 * Turns each graphql`…` into an import of its artifact, and removes imports of Relay that are only for
 * types or the tag: a module that only needs an operation's id does not load Relay. Artifacts
 * lose what they say of nothing; `isWithoutRelay`: all but the operation's id. The development
 * server reruns relay-compiler on changes.
 */
export function relayTags({ isWithoutRelay = false } = {}): Plugin {
  return {
    name: "relay-tags",
    enforce: "pre", // before another plugin rewrites the module
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /graphql`|@generated/ },
      handler(code, id) {
        const source = new MagicString(code);
        const isArtifact = id.startsWith(artifacts);
        const [, operation] = isWithoutRelay && isArtifact && PARAMS_ID.exec(code) || [];
        if (operation) {
          return { code: `export default { params: { id: "${operation}" } };`, map: null };
        }
        new Visitor({
          ImportDeclaration({ start, end, source: { value: from }, specifiers }) {
            if (!["react-relay", "relay-runtime"].includes(from)) return;
            const isUnused = specifiers.every((one) =>
              isArtifact || one.local.name === "graphql" ||
              one.type === "ImportSpecifier" && one.importKind === "type"
            );
            if (isUnused) source.remove(start, end);
          },
          TaggedTemplateExpression({ start, end, tag, quasi }) {
            if (tag.type !== "Identifier" || tag.name !== "graphql") return;
            const document = quasi.quasis.map((part) => part.value.raw).join("");
            const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(document)?.[1];
            if (!name) throw new Error(`A graphql tag without a name in ${id}`);
            const path = relative(dirname(id), `${artifacts}/${name}.graphql.ts`);
            const from = path.startsWith(".") ? path : `./${path}`;
            source.prepend(`import artifact_${name} from ${JSON.stringify(from)};\n`);
            source.overwrite(start, end, `artifact_${name}`);
          },
        }).visit(parseSync(basename(id), code).program);
        if (isArtifact) source.replaceAll(EMPTY, "");
        return { code: source.toString(), map: source.generateMap({ hires: true }) };
      },
    },
    configureServer({ watcher }) {
      watcher.on("change", (path) => {
        if (/\.tsx?$/.test(path) && !path.startsWith(artifacts)) {
          spawn(execPath, ["task", "relay"], { stdio: "inherit" });
        }
      });
    },
  };
}
