/// The key of the accessibility sort priority; elements of higher priority are read before their siblings.
enum AccessibilitySortPriorityKey: TraitKey { static var defaultValue: Double { 0 } }
