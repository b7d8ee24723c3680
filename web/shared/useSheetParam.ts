import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Marks a history entry that opening a sheet created: closing the sheet goes back. */
const OPENED = { isOpened: true };

/** Reads and writes the id of the sheet that is open over a screen, in the search param `name`. */
export function useSheetParam(name: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openedId = params.get(name);
  return {
    openedId,
    /** Opens a sheet; in the place of the open one, so that closing it closes all. */
    open: (id: string) =>
      setParams((now) => {
        now.set(name, id);
        return now;
      }, {
        replace: openedId !== null,
        state: openedId === null ? OPENED : state,
        preventScrollReset: true,
      }),
    close() {
      if (state?.isOpened) return void navigate(-1);
      setParams((now) => {
        now.delete(name);
        return now;
      }, { replace: true, preventScrollReset: true });
    },
  };
}
