import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Marks an entry of the history that was made by opening a sheet: going back closes it. */
const OPENED = { isOpened: true };

/** Whose sheet is open, as `?pessoa=` says. */
export function usePersonInAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    userId: params.get("pessoa"),
    open: (userId: string) =>
      setParams((now) => {
        now.set("pessoa", userId);
        return now;
      }, { state: OPENED, preventScrollReset: true }),
    close() {
      if (state?.isOpened) return void navigate(-1);
      setParams((now) => {
        now.delete("pessoa");
        return now;
      }, { replace: true, preventScrollReset: true });
    },
  };
}
