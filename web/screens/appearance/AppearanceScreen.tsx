import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { AppearanceScreenQuery } from "../../__generated__/AppearanceScreenQuery.graphql.ts";
import type { AppearanceScreenSubscription } from "../../__generated__/AppearanceScreenSubscription.graphql.ts";
import type { AppearanceScreen_full$key } from "../../__generated__/AppearanceScreen_full.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { prefetch } from "../../relay/environment.ts";
import { refetchCount, useRefetchMissed } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { applyAppearance } from "../../theme/appearance.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ColorActions } from "./ColorActions.tsx";
import styles from "./Colors.module.css";
import { ColorsCard } from "./ColorsCard.tsx";
import { PreviewCard } from "./PreviewCard.tsx";
import styles from "./Themes.module.css";
import { ThemesCard } from "./ThemesCard.tsx";
import { useUpdateAppearance } from "./appearance_mutations.ts";
import { title } from "./color_words.ts";
import { useColorEdits } from "./useColorEdits.ts";

/** `/app/admin/appearance`: everybody's colours, tried here, then saved for all; and themes. */
export const AppearanceScreen = () => (
  <Suspense fallback={<Loading />}>
    <AppearanceContent />
  </Suspense>
);

/** The shape of the screen. */
const Loading = () => (
  <>
    <ScreenTitle {...title} action={<Skeleton variant="rounded" width={120} height={44} />} />
    <TwoColumns
      aside={
        <Section label="Prévia a caminho">
          <Skeleton variant="rounded" height={340} />
        </Section>
      }
    >
      <Section label="Cores a caminho">
        {[0, 1, 2].map((row) => <Skeleton key={row} height={48} />)}
      </Section>
      <Section label="Temas a caminho">
        <div className={styles.themes}>
          {[0, 1, 2].map((card) => <Skeleton key={card} variant="rounded" height={136} />)}
        </div>
      </Section>
    </TwoColumns>
  </>
);

const ColorConflict = lazyOnIdle(async () =>
  (await import("./AppearanceDialogs.tsx")).ColorConflict
);

const query = graphql`
  query AppearanceScreenQuery($first: Int = 30) {
    appearance {
      ...AppearanceScreen_full
    }
    ...ThemesCard_query @arguments(first: $first)
  }
`;

/** The colours as they are and as they are being picked, and the themes under them. */
function AppearanceContent() {
  const data = useScreenQuery<AppearanceScreenQuery>(query, {});
  const appearance = useFragment<AppearanceScreen_full$key>(appearanceWhole, data.appearance);
  useAppearanceChanges();
  const length = useRef(0); // of the list, so that asking again does not shorten it
  useRefetchMissed(useCallback(() => prefetch(query, { first: refetchCount(length.current) }), []));
  useEffect(() => applyAppearance(appearance), [appearance]);
  const isDesktop = useIsDesktop();
  const edits = useColorEdits(appearance);
  const [isComparing, setIsComparing] = useState(false);
  const [update, isSaving] = useUpdateAppearance();
  const save = (version: number) =>
    update({ ...edits.changed, version }, {
      onSaved() {
        setIsComparing(false);
        edits.drop();
      },
      onChangedMeanwhile: () => setIsComparing(true),
    });
  const actions = <ColorActions appearance={appearance} edits={edits} isSaving={isSaving} />;
  const preview = <PreviewCard colors={edits.shown} isDirty={edits.isDirty} />;
  return (
    <>
      <ScreenTitle {...title} action={actions} />
      {edits.isOvertaken && <Overtaken onCompare={() => setIsComparing(true)} />}
      <TwoColumns aside={isDesktop && preview}>
        <ColorsCard edits={edits} onSave={() => save(edits.since)} />
        {!isDesktop && preview}
        <ThemesCard
          query={data}
          appearance={appearance}
          edits={edits}
          length={length}
        />
      </TwoColumns>
      {isComparing && edits.isDirty && (
        <Suspense>
          <ColorConflict
            mine={edits.shown}
            theirs={appearance}
            isSaving={isSaving}
            onMine={() => save(appearance.version)}
            onTheirs={() => {
              setIsComparing(false);
              edits.drop();
            }}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Another admin saved while one was picking: nothing is lost, and one may look. */
const Overtaken = ({ onCompare }: { onCompare: () => void }) => (
  <Alert
    severity="warning"
    className={styles.alert}
    action={<Button size="small" className={styles.compare} onClick={onCompare}>Comparar</Button>}
  >
    Outra pessoa salvou cores agora. As que você mudou continuam aqui, sem salvar.
  </Alert>
);

/** Keeps the screen's record of the appearance as it is now; another admin may be at it. */
function useAppearanceChanges() {
  useSubscription<AppearanceScreenSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription AppearanceScreenSubscription {
        appearanceChanged {
          ...AppearanceScreen_full
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), []));
}

/** All that this screen knows of the appearance: one record, however it came. */
const appearanceWhole = graphql`
  fragment AppearanceScreen_full on Appearance {
    id
    version
    sidebarColor
    primaryColor
    cardColor
    canUndo
  }
`;
