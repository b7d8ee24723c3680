import { createOperationDescriptor } from "relay-runtime";
import { expect, it, onTestFinished, vi } from "vitest";
import { environment, refetch } from "../../../web/relay/environment.ts";
import query from "../../../web/__generated__/CardScreenQuery.graphql.ts";
import subscription from "../../../web/__generated__/ThemesCardSubscription.graphql.ts";

it("stores a subscription's payload apart from the record with the same id", () => {
  const operation = createOperationDescriptor(subscription, {});
  const theme = { __typename: "Theme", id: "thm_1", version: 1, name: "Natal", settings: null };
  environment.commitPayload(operation, { themesChanged: { id: "thm_1", theme } });
  expect(environment.getStore().getSource().get("thm_1")).toMatchObject({ __typename: "Theme" });
});

it("fetches once more, and only once, what was under way when something changed", async () => {
  const requests: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal("fetch", () => {
    const request = Promise.withResolvers<Response>();
    requests.push(request);
    return request.promise;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const respond = (nth: number) =>
    requests[nth]!.resolve(Response.json({ data: { viewer: null } }));
  const { request } = createOperationDescriptor(query, {});

  for (let changes = 0; changes < 3; changes++) refetch(query, {});
  expect(requests).toHaveLength(1);
  respond(0);
  await expect.poll(() => requests.length).toBe(2);
  respond(1);
  await expect.poll(() => environment.isRequestActive(request.identifier)).toBe(false);
  expect(requests).toHaveLength(2);
  refetch(query, {});
  expect(requests).toHaveLength(3);
  respond(2);
});
