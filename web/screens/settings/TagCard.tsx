import { Check, ExternalLink, TriangleAlert } from "lucide-react";
import { Fragment, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { TagCard_exampleLink$key } from "../../__generated__/TagCard_exampleLink.graphql.ts";
import type { TagCard_viewer$key } from "../../__generated__/TagCard_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import type { Path } from "../../paths.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Shop.module.css";
import { TagsForm } from "./TagsForm.tsx";
import type { Shop } from "./shops.tsx";

const SubTagSwitch = lazyOnIdle(async () => (await import("./SubTagSwitch.tsx")).SubTagSwitch);

/** The first step: the affiliate tag, where to find it, and an example link that carries it. */
export function TagCard({ viewer, shop }: { viewer: TagCard_viewer$key; shop: Shop }) {
  const person = useFragment(
    graphql`
      fragment TagCard_viewer on Viewer {
        ...TagsForm_viewer
        ...TagCard_exampleLink
        ...SubTagSwitch_viewer
      }
    `,
    viewer,
  );
  return (
    <Section title={shop.tagTitle}>
      <div className={styles.stack}>
        {shop.guides.map(({ find, panel }) => (
          <Fragment key={panel.url}>
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
          </Fragment>
        ))}
        <TagsForm viewer={person} shop={shop} />
        <ExampleLink viewer={person} path={shop.path} />
        {shop.hasSubTag && (
          <Suspense fallback={<Skeleton height={84} />}>
            <SubTagSwitch viewer={person} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

/** A link that the server builds with the saved tag; nothing without a tag. */
function ExampleLink(props: { viewer: TagCard_exampleLink$key; path: Path }) {
  const { affiliateTags } = useFragment(
    graphql`
      fragment TagCard_exampleLink on Viewer {
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
