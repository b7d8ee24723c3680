import { Suspense } from "react";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { GroupsGround } from "./GroupsGround.tsx";
import styles from "./GroupsScreen.module.css";
import { GroupsSkeleton } from "./GroupsSkeleton.tsx";

/** `/app/automation/groups`: the messenger, and the groups that one sends to. */
export const GroupsScreen = () => (
  <>
    <ScreenTitle
      title="Seus grupos"
      note="Para onde as suas ofertas vão. Um grupo novo aparece aqui sozinho."
    />
    <div className={styles.ground}>
      <Suspense fallback={<GroupsSkeleton />}>
        <GroupsGround />
      </Suspense>
    </div>
  </>
);
