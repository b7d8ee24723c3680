import { createOperationDescriptor } from "relay-runtime";
import { expect, it } from "vitest";
import { environment } from "../../../web/relay/environment.ts";
import subscription from "../../../web/__generated__/ThemesCardSubscription.graphql.ts";

it("stores a subscription's payload apart from the record with the same id", () => {
  const operation = createOperationDescriptor(subscription, {});
  const theme = { __typename: "Theme", id: "thm_1", version: 1, name: "Natal", settings: null };
  environment.commitPayload(operation, { themesChanged: { id: "thm_1", theme } });
  expect(environment.getStore().getSource().get("thm_1")).toMatchObject({ __typename: "Theme" });
});
