import { routePopup } from "../support/firebase/popup.ts";
import { signOut, test } from "./support/firebase.ts";
import { title } from "./support/sign_in.ts";
import { expect } from "./support/test.ts";

test(
  "Google's and Apple's pop-ups sign in; closing one says nothing",
  async ({ newDevice, emulator, product }) => {
    const one = await newDevice();
    const { page, keys, context } = one;
    const gil = { sub: "google-gil", email: "gil@example.com", name: "Gil" };
    const ana = { sub: "apple-ana", email: "ana@example.com", name: "Ana" };
    let who: typeof gil | null = null;
    await routePopup(context, emulator.origin, () => who);
    await page.goto("/auth/login?volta=%2Fapp%2Foffer");

    const google = page.getByRole("button", { name: "Continuar com o Google" });
    const closed = context.waitForEvent("page").then((popup) =>
      popup.isClosed() ? popup : popup.waitForEvent("close")
    );
    await keys.push(google);
    await closed;
    await expect(google).toHaveAttribute("aria-busy", "false");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL("/auth/login?volta=%2Fapp%2Foffer");

    who = gil;
    await keys.push(google);
    await expect(title(page, "Suas ofertas")).toBeVisible();
    await signOut(one);

    who = ana;
    await page.goto("/auth/auth");
    await keys.push(page.getByRole("button", { name: "Continuar com a Apple" }));
    await expect(title(page, "Cole um link, confira, envie")).toBeVisible();
    const people = () =>
      product.rows(
        `select display_name,
        (select count(*)::int from acceptances where user_id = users.id) accepted,
        (select count(*)::int from bot_settings where user_id = users.id) settings
      from users where email in ('gil@example.com', 'ana@example.com') order by display_name`,
      );
    await expect.poll(people).toEqual([
      { display_name: "Ana", accepted: 2, settings: 1 },
      { display_name: "Gil", accepted: 2, settings: 1 },
    ]);
  },
);

test(
  "on a phone Google's frame is loaded before the press, and only on the sign-in screen",
  async ({ newDevice, emulator }) => {
    const userAgent =
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36";
    const { page, context } = await newDevice({ userAgent });
    const hosts: string[] = [];
    context.on("request", (request) => void hosts.push(new URL(request.url()).hostname));
    await routePopup(context, emulator.origin, () => null);
    await page.goto("/privacidade");
    expect(hosts).not.toContain("apis.google.com");
    await page.goto("/auth/login");
    await expect.poll(() => hosts).toContain("apis.google.com");
  },
);
