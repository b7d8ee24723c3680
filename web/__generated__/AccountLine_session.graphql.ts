/**
 * @generated SignedSource<<bd9495c85b18c79f837fdee755915d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type AccountLine_session$data = {
  readonly channel: Channel;
  readonly credentialHint: string;
  readonly handle: string | null | undefined;
  readonly " $fragmentType": "AccountLine_session";
};
export type AccountLine_session$key = {
  readonly " $data"?: AccountLine_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLine_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountLine_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credentialHint",
      "storageKey": null
    }
  ],
  "type": "MessengerSession",
  "abstractKey": null
};

(node as any).hash = "931559f3717a532bee251af2a5d9549f";

export default node;
