import { type SyntheticEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StorePreview_store$key } from "../../__generated__/StorePreview_store.graphql.ts";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Store.module.css";

/** The own store as the server renders it, also before it is published. */
const PREVIEW = "/store/previa";

type Device = "phone" | "desktop";

/** The saved store as visitors see it on a phone or a computer. */
export function StorePreview(props: { store: StorePreview_store$key }) {
  const { version } = useFragment(
    graphql`
      fragment StorePreview_store on Store {
        version
      }
    `,
    props.store,
  );
  const [device, setDevice] = useState<Device>("phone");
  return (
    <Section title="Prévia">
      <Radios
        row
        label="Onde"
        choices={[{ value: "phone", label: "Celular" }, {
          value: "desktop",
          label: "Computador",
        }]}
        value={device}
        onChange={setDevice}
      />
      <div className={styles.frame} data-device={device}>
        <iframe
          key={`${device}${version}`}
          title={device === "phone" ? "Sua loja no celular" : "Sua loja no computador"}
          src={PREVIEW}
          onLoad={stopLinks}
        />
      </div>
      <p className="small">É a loja como está salva. Aqui os links não abrem.</p>
    </Section>
  );
}

/** The preview only shows: a link of it would leave the store within the frame. */
function stopLinks({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  const page = currentTarget.contentDocument;
  for (const type of ["click", "submit"]) {
    page?.addEventListener(type, (event) => event.preventDefault(), { capture: true });
  }
}
