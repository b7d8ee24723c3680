/**
 * @generated SignedSource<<d9d3d168a329e717905f160ddce76725>>
 * @relayHash 5b6ee48920fe5edf21a3f85f2083c2d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0caf44b19e9b11945667fe0ea03d533088ae6ce21c242252fd4985259733f132

import { ConcreteRequest } from 'relay-runtime';
export type CalendarEntryKind = "NOTE" | "OFFER" | "SLOT" | "TEXT";
export type CalendarWarningCode = "CONFLICT" | "GROUPS_NOT_READY" | "IDENTICAL_CONTENT" | "MESSAGES_LIMIT" | "PLAN_ENDED" | "QUIET_HOURS";
export type CheckCalendarEntryInput = {
  campaignTextId?: string | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  groupTags?: ReadonlyArray<string> | null | undefined;
  id?: string | null | undefined;
  kind: CalendarEntryKind;
  offerId?: string | null | undefined;
  queue?: ReadonlyArray<CalendarQueueItemInput> | null | undefined;
  recurrence?: string | null | undefined;
  startsLocal: string;
  timeZone?: string | null | undefined;
  times?: ReadonlyArray<string> | null | undefined;
  title?: string | null | undefined;
};
export type CalendarQueueItemInput = {
  campaignTextId?: string | null | undefined;
  offerId?: string | null | undefined;
};
export type entryMutationsCheckMutation$variables = {
  input: CheckCalendarEntryInput;
};
export type entryMutationsCheckMutation$data = {
  readonly checkCalendarEntry: {
    readonly warnings?: ReadonlyArray<{
      readonly code: CalendarWarningCode;
      readonly message: string;
    }>;
  };
};
export type entryMutationsCheckMutation = {
  response: entryMutationsCheckMutation$data;
  variables: entryMutationsCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CheckedCalendarEntry",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "entryMutationsCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "checkCalendarEntry",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "entryMutationsCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "checkCalendarEntry",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0caf44b19e9b11945667fe0ea03d533088ae6ce21c242252fd4985259733f132",
    "metadata": {},
    "name": "entryMutationsCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f94dbd5eab0fc6c8d72074c2d233c02f";

export default node;
