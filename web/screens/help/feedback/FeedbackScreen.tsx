import { Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import type { FeedbackScreenQuery } from "../../../__generated__/FeedbackScreenQuery.graphql.ts";
import { paths } from "../../../paths.ts";
import { refetch } from "../../../relay/environment.ts";
import { refetchCount, useRefetchMissed } from "../../../relay/refetch.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { screenNames } from "../../../routing/screen_names.ts";
import { RedirectToSignIn } from "../../../shared/RequestBoundary.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../../ui/layout/Screen.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import styles from "./Feedback.module.css";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { OwnFeedbacks } from "./OwnFeedbacks.tsx";
import { RoadMap } from "./RoadMap.tsx";

/** `/app/help/feedback`: writes to those who run the site, and shows what came of it. */
export const FeedbackScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.feedback].title}
      note="Conte o que não funcionou ou o que falta. A resposta chega aqui e por e-mail."
    />
    <div className={styles.content}>
      <Suspense
        fallback={
          <Section label="Suas mensagens a caminho">
            <Skeleton variant="rounded" height={320} />
          </Section>
        }
      >
        <FeedbackContent />
      </Suspense>
    </div>
  </>
);

const query = graphql`
  query FeedbackScreenQuery($first: Int = 30) {
    viewer {
      id
      ...OwnFeedbacks_viewer @arguments(first: $first)
    }
    roadMap {
      id
      ...RoadMap_topic
    }
  }
`;

function FeedbackContent() {
  const { viewer, roadMap } = useScreenQuery<FeedbackScreenQuery>(query, {});
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    const first = refetchCount(length.current);
    if (length.current <= first) refetch(query, { first });
  }, []);
  useRefetchMissed(refresh); // no subscription covers answers
  if (!viewer) return <RedirectToSignIn />;
  return (
    <>
      <FeedbackForm onSent={refresh} />
      <OwnFeedbacks viewer={viewer} length={length} />
      <RoadMap topics={roadMap} />
    </>
  );
}
