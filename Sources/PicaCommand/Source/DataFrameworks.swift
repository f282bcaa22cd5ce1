/// The names of SwiftData and Core Data.
///
/// They come into files of SwiftUI by `import SwiftData`, so no list of SwiftUI's names tells whose they are.
enum DataFrameworks {
    /// The modules.
    static let modules: Set = ["SwiftData", "CoreData"]

    /// The names that only these modules have.
    static let names: Set = [
        "ModelContainer", "ModelContext", "ModelConfiguration", "PersistentModel", "PersistentIdentifier",
        "FetchDescriptor", "SchemaMigrationPlan", "VersionedSchema", "MigrationStage", "ModelActor",
        "modelContainer", "modelContext", "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectModel",
        "NSManagedObjectID", "NSPersistentContainer", "NSPersistentCloudKitContainer", "NSPersistentStore",
        "NSPersistentStoreDescription", "NSPersistentStoreCoordinator", "NSFetchRequest",
        "NSFetchRequestResult",
        "NSFetchedResultsController", "NSMergeByPropertyObjectTrumpMergePolicy", "NSBatchDeleteRequest",
        "NSEntityDescription", "FetchRequest", "FetchedResults", "SectionedFetchRequest",
        "SectionedFetchResults",
        "managedObjectContext",
    ]

    /// Names that other modules have, too. They count in files that import one of the modules.
    static let sharedNames: Set = [
        "Model", "Query", "Relationship", "Attribute", "Transient", "Schema", "Unique",
    ]
}
