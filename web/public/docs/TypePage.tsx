import type { DocsKind, DocsMember, DocsTypeData, DocsTypeRef } from "../contract.ts";
import { DocsFrame } from "./DocsPage.tsx";
import styles from "./Docs.module.css";

const kinds: Readonly<Record<DocsKind, { readonly name: string; readonly members: string }>> = {
  OPERATIONS: { name: "Operações", members: "Campos" },
  OBJECT: { name: "Objeto", members: "Campos" },
  INTERFACE: { name: "Interface", members: "Campos" },
  UNION: { name: "União", members: "Um destes tipos" },
  ENUM: { name: "Enumeração", members: "Valores" },
  INPUT: { name: "Entrada", members: "Campos" },
  SCALAR: { name: "Escalar", members: "" },
};

/** A type of the schema: its fields, values or types. */
export const TypePage = ({ siteName, data }: { siteName: string; data: DocsTypeData }) => (
  <DocsFrame siteName={siteName} {...data}>
    <p className="small">{kinds[data.kind].name}</p>
    <h1 className={styles.name}>{data.name}</h1>
    {data.description && <p lang="en">{data.description}</p>}
    {data.members.length > 0 && (
      <section aria-label={kinds[data.kind].members}>
        <h2>{kinds[data.kind].members}</h2>
        <ul className={styles.members}>
          {data.members.map((member) => <Member key={member.name} {...member} />)}
        </ul>
      </section>
    )}
  </DocsFrame>
);

const Member = ({ name, type, description, deprecated, args }: DocsMember) => (
  <li id={name}>
    <h3 className={styles.name}>
      {type?.name === name ? <TypeRef {...type} /> : name}
      {type && type.name !== name && (
        <>
          : <TypeRef {...type} />
        </>
      )}
    </h3>
    {deprecated && <p className={styles.deprecated}>Em desuso: {deprecated}</p>}
    {description && <p lang="en">{description}</p>}
    {args.length > 0 && (
      <ul className={styles.args}>
        {args.map((arg) => (
          <li key={arg.name}>
            <code>{arg.name}</code>: <TypeRef {...arg.type} />{" "}
            <span lang="en">{arg.description}</span>
          </li>
        ))}
      </ul>
    )}
  </li>
);

const TypeRef = ({ before, name, after, path }: DocsTypeRef) => (
  <code>
    {before}
    {path ? <a href={path}>{name}</a> : name}
    {after}
  </code>
);
