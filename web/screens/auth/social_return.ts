/** Kept in the tab and not in the address, which anybody could write. */
const NAME = "social";

/** This tab leaves for a provider's page, or opens its pop-up. */
export const markLeavingForSocial = () => sessionStorage.setItem(NAME, "1");

/** Whether this tab was at a provider's page until now; the next time it was not. */
export function returnedFromSocial(): boolean {
  const came = sessionStorage.getItem(NAME) !== null;
  sessionStorage.removeItem(NAME);
  return came;
}

/** This address as a provider leads back to it, without the failure of the time before. */
export function socialReturn({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.delete("error");
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
