import { Check, TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ExampleLink_viewer$key } from "../../__generated__/ExampleLink_viewer.graphql.ts";
import type { Path } from "../../paths.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import styles from "./Shop.module.css";

/** A link as the server builds it with the saved tag; nothing before there is one. */
export function ExampleLink(props: { viewer: ExampleLink_viewer$key; path: Path }) {
  const { affiliateTags } = useFragment(
    graphql`
      fragment ExampleLink_viewer on User {
        affiliateTags {
          examples {
            marketplace
            url
            proof
          }
        }
      }
    `,
    props.viewer,
  );
  const example = affiliateTags.examples.find(({ marketplace }) =>
    marketplaces[marketplace].settings === props.path
  );
  if (!example) return null;
  const isProven = example.proof === "PROVEN";
  return (
    <div className={`${styles.example} on-page`}>
      {isProven
        ? <Chip tone="proven" icon={<Check aria-hidden />}>A etiqueta confere no link</Chip>
        : <Chip tone="doubt" icon={<TriangleAlert aria-hidden />}>Link experimental</Chip>}
      <p className="small">Um link de exemplo, feito e lido de volta agora:</p>
      <code>{example.url}</code>
    </div>
  );
}
