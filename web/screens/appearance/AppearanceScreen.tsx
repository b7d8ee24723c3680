import { Suspense } from "react";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { AppearanceGround } from "./AppearanceGround.tsx";
import styles from "./Themes.module.css";
import { title } from "./words.ts";

/** `/app/admin/appearance`: everybody's colours, tried here, then saved for all; and themes. */
export const AppearanceScreen = () => (
  <Suspense fallback={<Loading />}>
    <AppearanceGround />
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
