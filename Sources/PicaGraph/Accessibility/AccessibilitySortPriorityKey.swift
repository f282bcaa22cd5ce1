/// What is read out before its siblings: the higher, the earlier.
enum AccessibilitySortPriorityKey: TraitKey { static var defaultValue: Double { 0 } }
