import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { RetentionScreenQuery } from "../../__generated__/RetentionScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Operations.module.css";
import { RetentionRow } from "./RetentionRow.tsx";

/** `/app/admin/retention`: what is kept for how long, and why. */
export const RetentionScreen = () => (
  <>
    <ScreenTitle
      title={screenNames[paths.retention].title}
      note="O que fica guardado, por quanto tempo e por quê. O que passa do prazo é apagado de hora em hora."
    />
    <div className={styles.content}>
      <Suspense fallback={<Loading />}>
        <RetentionContent />
      </Suspense>
    </div>
  </>
);

const Loading = () => (
  <div className={styles.stack} role="status" aria-busy="true" aria-label="Prazos a caminho">
    <Skeleton variant="rounded" height={260} />
    <Skeleton variant="rounded" height={640} />
  </div>
);

function RetentionContent() {
  const { retentionPolicies } = useScreenQuery<RetentionScreenQuery>(
    graphql`
      query RetentionScreenQuery {
        retentionPolicies {
          id
          most
          ...RetentionRow_policy
        }
      }
    `,
    {},
    "store-and-network",
  );
  const [changing, setChanging] = useState<string | null>(null);
  const rows = (isYours: boolean) =>
    retentionPolicies.filter(({ most }) => (most !== null) === isYours).map((policy) => (
      <RetentionRow
        key={policy.id}
        policy={policy}
        isChanging={changing === policy.id}
        onChanging={(isOpen) => setChanging(isOpen ? policy.id : null)}
      />
    ));
  return (
    <>
      <Section title="Você escolhe o prazo">
        <ul className={styles.checks}>{rows(true)}</ul>
      </Section>
      <Section title="Prazos do produto">
        <ul className={styles.checks}>{rows(false)}</ul>
      </Section>
    </>
  );
}
