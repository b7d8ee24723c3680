import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { TagCard_viewer$key } from "../../__generated__/TagCard_viewer.graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ExampleLink } from "./ExampleLink.tsx";
import styles from "./Shop.module.css";
import type { Shop } from "./shops.tsx";
import { TagsForm } from "./TagsForm.tsx";

/** The first step: the tag that pays, where one finds it, and the proof that it is in the link. */
export function TagCard({ viewer, shop }: { viewer: TagCard_viewer$key; shop: Shop }) {
  const person = useFragment(
    graphql`
      fragment TagCard_viewer on User {
        ...TagsForm_viewer
        ...ExampleLink_viewer
      }
    `,
    viewer,
  );
  const { find, panel } = shop;
  return (
    <Section title={shop.tagTitle}>
      <div className={styles.stack}>
        <p className="small">{find}</p>
        <Button
          size="small"
          variant="outlined"
          startIcon={<ExternalLink size={16} />}
          component="a"
          href={panel.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {panel.name}
        </Button>
        <TagsForm viewer={person} shop={shop} />
        <ExampleLink viewer={person} path={shop.path} />
      </div>
    </Section>
  );
}
