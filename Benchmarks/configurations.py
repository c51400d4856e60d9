"""Writes configuration files of any size for benchmarks. The same size always gives the same bytes."""

import json


def plan_name(index):
    """Returns the name of the plan at `index`, without blanks, so that the output contains it as a whole."""
    return f"Plan-{index + 1:05d}"


def _localizations(name, description):
    return [{"description": description, "displayName": name, "locale": "en_US"}]


def _price(index):
    cents = index * 37 % 9000 + 99
    return f"{cents // 100}.{cents % 100:02d}"


def _plan(index, group="0B5E55ED"):
    description = f"Tier {index % 7} with {index % 50 + 1} seats, {index * 13 % 997} GB storage and support"
    return {
        "adHocOffers": [],
        "codeOffers": [],
        "displayPrice": _price(index),
        "familyShareable": False,
        "groupNumber": 1,
        "internalID": f"{index + 0x10000000:08X}",
        "introductoryOffer": None,
        "localizations": _localizations(plan_name(index), description),
        "productID": f"com.example.plan.{index + 1}",
        "recurringSubscriptionPeriod": "P1M",
        "referenceName": plan_name(index),
        "subscriptionGroupID": group,
        "type": "RecurringSubscription",
        "winbackOffers": [],
    }


def _product(index):
    return {
        "displayPrice": _price(index),
        "familyShareable": False,
        "internalID": f"{index + 0x20000000:08X}",
        "localizations": _localizations(f"Product-{index + 1:05d}", "One of very many things"),
        "productID": f"com.example.product.{index + 1}",
        "referenceName": f"Product-{index + 1:05d}",
        "type": "Consumable" if index % 2 else "NonConsumable",
    }


def _group(plans, name="Benchmark", group="0B5E55ED"):
    return {
        "id": group,
        "localizations": _localizations(name, "A list of plans"),
        "name": name,
        "subscriptions": plans,
    }


def _configuration(products, groups):
    return {
        "identifier": "5CA1AB1E",
        "nonRenewingSubscriptions": [],
        "products": products,
        "settings": {"_locale": "en_US", "_storefront": "USA", "_timeRate": 0},
        "subscriptionGroups": groups,
        "version": {"major": 4, "minor": 0},
    }


def _write(path, configuration):
    text = json.dumps(configuration, indent=2, separators=(",", " : "), sort_keys=True)
    path.write_text(text + "\n", encoding="utf-8")
    return path


def write_plans(folder, count):
    """Writes a file with one group of `count` plans on one level."""
    path = folder / f"plans-{count}.storekit"
    return _write(path, _configuration([], [_group([_plan(index) for index in range(count)])]))


def write_products(folder, count):
    """Writes a file with `count` products: half are plans of one group, the others are one-time purchases."""
    plans = [_plan(index) for index in range(count // 2)]
    products = [_product(index) for index in range(count - len(plans))]
    return _write(folder / f"products-{count}.storekit", _configuration(products, [_group(plans)] if plans else []))


def write_groups(folder, count, size):
    """Writes a file with `count` plans in groups of `size`. Some plans have a free week; levels and periods differ."""
    groups = []
    for start in range(0, count, size):
        group = f"{start + 0x30000000:08X}"
        plans = [_varied(index, group) for index in range(start, min(start + size, count))]
        groups.append(_group(plans, f"Group-{len(groups) + 1:05d}", group))
    return _write(folder / f"groups-of-{size}-{count}.storekit", _configuration([], groups))


def _varied(index, group):
    plan = _plan(index, group)
    plan["groupNumber"] = index % 7 + 1
    plan["recurringSubscriptionPeriod"] = ("P1W", "P1M", "P3M", "P6M", "P1Y")[index % 5]
    if index % 3 == 0:
        plan["introductoryOffer"] = {
            "internalID": f"{index + 0x40000000:08X}",
            "numberOfPeriods": 1,
            "paymentMode": "free",
            "subscriptionPeriod": "P1W",
        }
    return plan


def write_once(folder, count):
    """Writes a file with `count` one-time purchases and three plans."""
    products = [_product(index) for index in range(count)]
    plans = [_plan(index) for index in range(3)]
    return _write(folder / f"once-{count}.storekit", _configuration(products, [_group(plans)]))
