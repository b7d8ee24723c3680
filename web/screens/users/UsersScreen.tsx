import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { parseUsersParams } from "../../routing/search_params.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { UserFilters } from "./UserFilters.tsx";
import styles from "./Users.module.css";
import { UsersGround } from "./UsersGround.tsx";
import { UsersTabs } from "./UsersTabs.tsx";

const PersonSheet = lazyOnIdle(async () => (await import("./PersonSheet.tsx")).PersonSheet);

/** `/app/admin/user-management`: who has an account, and who did what; `?pessoa=` opens one. */
export function UsersScreen() {
  const [params] = useSearchParams();
  const { filter, page: { showsTrail } } = parseUsersParams(params);
  const { openedId: userId, close } = useSheetParam("pessoa");
  return (
    <>
      <ScreenTitle title="Pessoas" note="Quem tem conta aqui, e o que foi feito por quem." />
      <div className={styles.ground}>
        <UsersTabs showsTrail={showsTrail} />
        {!showsTrail && <UserFilters chosen={filter} />}
        <Suspense
          fallback={
            <RowsSkeleton label={showsTrail ? "Histórico a caminho" : "Pessoas a caminho"} />
          }
        >
          <UsersGround />
        </Suspense>
      </div>
      {userId && (
        <Suspense>
          <PersonSheet key={userId} userId={userId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
