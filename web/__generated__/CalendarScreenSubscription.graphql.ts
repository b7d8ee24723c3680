/**
 * @generated SignedSource<<24041668b14a6f41c1e09c8454da327d>>
 * @relayHash dd8df9d0e0f3d3f8d4741a74b212ce28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 997ab09532e191865972b5fd8318a7920f5966024905ca912d960fc61104ccc9

import { ConcreteRequest } from 'relay-runtime';
export type CalendarScreenSubscription$variables = Record<PropertyKey, never>;
export type CalendarScreenSubscription$data = {
  readonly calendarChanged: {
    readonly id: string | null | undefined;
  };
};
export type CalendarScreenSubscription = {
  response: CalendarScreenSubscription$data;
  variables: CalendarScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CalendarChanged",
    "kind": "LinkedField",
    "name": "calendarChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarScreenSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CalendarScreenSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "997ab09532e191865972b5fd8318a7920f5966024905ca912d960fc61104ccc9",
    "metadata": {},
    "name": "CalendarScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "11d5d9cd91be32ffd3dbfde507803a8b";

export default node;
