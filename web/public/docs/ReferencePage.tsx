import type { DocsKind, DocsReferenceData } from "../contract.ts";
import { DocsFrame } from "./DocsPage.tsx";
import styles from "./Docs.module.css";

const groups: Readonly<Record<DocsKind, string>> = {
  OPERATIONS: "Operações",
  OBJECT: "Objetos",
  INTERFACE: "Interfaces",
  UNION: "Uniões",
  ENUM: "Enumerações",
  INPUT: "Entradas",
  SCALAR: "Escalares",
};

/** All types of the schema, by kind. */
export const ReferencePage = (
  { siteName, data }: { siteName: string; data: DocsReferenceData },
) => (
  <DocsFrame siteName={siteName} {...data}>
    <h1>Referência do schema</h1>
    <p className="small">
      As descrições são as do próprio schema, em inglês. O schema inteiro também se lê por
      introspecção em <code>/graphql</code>.
    </p>
    {(Object.keys(groups) as DocsKind[]).map((kind) => (
      <section key={kind} aria-label={groups[kind]}>
        <h2>{groups[kind]}</h2>
        <ul className={styles.types}>
          {data.types.filter((type) =>
            type.kind === kind
          ).map(({ name, path }) => (
            <li key={name}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </DocsFrame>
);
