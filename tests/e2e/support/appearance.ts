import type { Page } from "@playwright/test";
import { type DeviceOptions } from "./device.ts";
import type { Person } from "./people.ts";
import { expect, test as base } from "./test.ts";

/** The address of the appearance screen. */
export const APPEARANCE_PATH = "/app/admin/appearance";

/** The default colours of the product. */
export const ORIGINAL_COLORS = {
  sidebarColor: "#FFFFFF",
  primaryColor: "#6200EE",
  cardColor: "#FFFFFF",
};

/** Saves colours. */
export const changeColors = `mutation ($input: UpdateAppearanceInput!) {
  updateAppearance(input: $input) { __typename }
}`;

export const test = base.extend<{ openScreen: (options?: DeviceOptions) => Promise<Person> }>({
  /** Opens the screen for a new admin; there are no themes, and the colours are restored afterwards. */
  openScreen: async ({ newPerson, product }, use) => {
    await product.rows("delete from themes");
    const admins: Person[] = [];
    await use(async (options) => {
      const admin = await newPerson("Ada", { role: "admin", ...options });
      admins.push(admin);
      await admin.page.goto(APPEARANCE_PATH);
      await expect(colorField(admin.page, "Barra lateral")).toBeVisible();
      return admin;
    });
    await admins[0]?.ask(changeColors, { input: ORIGINAL_COLORS });
  },
});

/** Saves themes. */
export const importThemes = `mutation ($themes: [ThemeInput!]!) {
  importThemes(input: { themes: $themes }) { __typename }
}`;

/** Returns the saved colours and their version. */
export const savedColors = async ({ ask }: Person) =>
  (await ask("{ appearance { version sidebarColor primaryColor cardColor } }")).data.appearance;

/** Returns the computed value of a CSS variable of the page. */
export const cssVariable = (page: Page, variable: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    variable,
  );

/** The field of a colour. */
export const colorField = (page: Page, label: string) => page.getByRole("textbox", { name: label });

/** The button that saves the colours. */
export const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true });

/** Types a colour and leaves its field. */
export const type = async (page: Page, label: string, color: string) => {
  await colorField(page, label).fill(color);
  await colorField(page, label).blur();
};

/** Waits until the page's colours are saved. */
export const expectSaved = (page: Page) =>
  expect(page.getByText("Cores salvas. Já valem em todas as telas abertas.").first()).toBeVisible();
