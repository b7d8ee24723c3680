import { ChevronRight } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { StartHere_batches$key } from "../../__generated__/StartHere_batches.graphql.ts";
import type { StartHere_viewer$key } from "../../__generated__/StartHere_viewer.graphql.ts";
import { lazyForNewPeople, lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { batchPath, offerPath, paths } from "../../paths.ts";
import { areFirstStepsHidden } from "../../shared/first_steps.ts";
import { firstTag } from "../../shared/offers/unpaid/own_tags.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import { ProductPhoto } from "../../ui/display/ProductPhoto.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ageLabel } from "../../ui/text/age.ts";
import { countLabel, priceText } from "../../ui/text/numbers.ts";
import styles from "./Generator.module.css";
import { progressSentence } from "./batch/batch_words.ts";

/** Loaded on demand: only new people need it. */
const FirstSteps = lazyForNewPeople(async () => (await import("./FirstSteps.tsx")).FirstSteps);

const LazyBrowserButton = lazyOnIdle(async () =>
  (await import("./BrowserButton.tsx")).BrowserButton
);

/** The button of those who have an offer already. */
const BrowserButton = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={58} />}>
    <LazyBrowserButton isFolded />
  </Suspense>
);

/** The empty generator: the first steps of a new person; then what was made last, and the browser button. */
export function StartHere(props: { viewer: StartHere_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment StartHere_viewer on Viewer {
        email
        isEmailVerified
        affiliateTags {
          ...ownTags_tags
        }
        offers(first: 3) {
          edges {
            node {
              id
              title
              imageUrl
              createdAt
              marketplace
              price {
                formatted
              }
            }
          }
        }
        messengerSessions {
          id
        }
        groups(first: 1, isActive: true) {
          edges {
            node {
              id
              title
            }
          }
        }
        ...StartHere_batches
      }
    `,
    props.viewer,
  );
  const isDesktop = useIsDesktop();
  const { affiliateTags, offers, groups } = viewer;
  const latest = offers.edges.flatMap(({ node }) => node ?? []); // one may be deleted
  const now = Date.now();
  const isNew = !firstTag(affiliateTags) ||
    offers.edges.length === 0 || groups.edges.length === 0;
  const [isHidden, setIsHidden] = useState(areFirstStepsHidden);
  if (isNew && !isHidden) {
    return (
      <>
        <Suspense fallback={<Skeleton variant="rounded" height={380} className={styles.board} />}>
          <FirstSteps viewer={viewer} onHide={() => setIsHidden(true)} />
        </Suspense>
        <div className={styles.board}>
          <RecentBatches viewer={viewer} />
          {offers.edges.length > 0 && <BrowserButton />}
        </div>
      </>
    );
  }
  return (
    <TwoColumns
      aside={isDesktop && (
        <Section title="O grupo vai ver">
          <MessageBubble
            text="A mensagem aparece aqui, como no grupo, e muda enquanto você edita."
            imageUrl={null}
          />
        </Section>
      )}
    >
      {latest.length > 0 && (
        <Section
          title="Suas últimas ofertas"
          action={<Link to={paths.offers} className="small">Ver todas</Link>}
        >
          <ul className={styles.list}>
            {latest.map(({ id, title, imageUrl, createdAt, price }) => (
              <li key={id}>
                <Link to={offerPath(id)}>
                  <ProductPhoto url={imageUrl ?? null} shape="square" />
                  <span>
                    {title}
                    <br />
                    <span className="small tnum">
                      {price && `${priceText(price.formatted)} · `}
                      {ageLabel(createdAt, now)}
                    </span>
                  </span>
                  <ChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RecentBatches viewer={viewer} />
      <BrowserButton />
    </TwoColumns>
  );
}

/** The latest batches of links; renders nothing when there are none. */
function RecentBatches(props: { viewer: StartHere_batches$key }) {
  const { linkBatches } = useFragment(
    graphql`
      fragment StartHere_batches on Viewer {
        linkBatches(first: 3) {
          edges {
            node {
              id
              createdAt
              total
              done
              failed
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const batches = linkBatches.edges.flatMap(({ node }) => node ? [node] : []); // one may be dismissed
  if (batches.length === 0) return null;
  const now = Date.now();
  return (
    <Section title="Links colados juntos">
      <ul className={styles.list}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <Link to={batchPath(batch.id)}>
              <span>
                {countLabel(batch.total, "link", "links")} {ageLabel(batch.createdAt, now)}
                <br />
                <span className="small tnum">{progressSentence(batch)}</span>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
