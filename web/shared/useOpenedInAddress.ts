import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Marks an entry of the history that was made by opening a sheet: going back closes it. */
const OPENED = { isOpened: true };

/** Which sheet is open over a screen, by the id that `?name=` holds. */
export function useOpenedInAddress(name: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    openedId: params.get(name),
    open: (id: string) =>
      setParams((now) => {
        now.set(name, id);
        return now;
      }, { state: OPENED, preventScrollReset: true }),
    close() {
      if (state?.isOpened) return void navigate(-1);
      setParams((now) => {
        now.delete(name);
        return now;
      }, { replace: true, preventScrollReset: true });
    },
  };
}
